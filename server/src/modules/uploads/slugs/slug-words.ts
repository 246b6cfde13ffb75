const wordsOf = (text: string) => text.trim().split(/\s+/);

// Short, plain words that suit any address, and are not mistaken for each other.
export const adjectives = wordsOf(`
  able amber ample azure basic bold brave brief bright brisk broad calm candid clear clever coastal
  cosmic crisp curious daily deep eager early easy exact fair famous fancy fast fine firm fleet fresh
  frosty full gentle giant glad golden good grand great green handy happy hardy honest humble icy ideal
  jolly keen kind large light lively loyal lucky lunar mellow merry mighty mild misty modern navy neat
  new noble north novel open orange polite proud pure quick quiet rapid rare ready regal rich rosy
  round royal rural rustic safe silent silver simple sleek small smart smooth snowy soft solar solid
  south spare stable steady still strong sunny super swift tall tidy tiny topaz true upper urban vast
  velvet vital vivid warm wide wild windy wise witty young
`);

export const nouns = wordsOf(`
  acorn anchor apple arrow aspen badger bamboo basil beacon birch bison breeze bridge brook button
  cabin cactus canyon castle cedar cherry cliff clover comet copper coral crane creek daisy delta
  dolphin dune eagle ember falcon fern field finch fjord flute forest fox garden geyser ginger glacier
  grove gull harbor hazel heron hill hornet island ivy jasper juniper kayak kestrel kiwi lagoon lake
  lantern larch lemon lily linden lotus lynx magnet maple marble meadow melon meteor mint mosaic moss
  nectar nutmeg oak oasis ocean olive onyx orbit orchid otter owl panda pebble pepper pine planet plum
  pond poppy prairie puffin quail quartz rabbit raven reef ridge river robin rocket saffron sage salmon
  spruce squirrel star stone stream summit sunset swan tiger tulip tundra turtle valley violet walnut
  willow wren zebra
`);
