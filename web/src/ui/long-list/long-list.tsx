import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';

type Entry = IntersectionObserverEntry;

// As many as are made within a frame or two.
const partLengthDefault = 20;

// Of an item, by the layout's name: a list to which one comes back is about as long as it was.
const heights = new Map<string, number>();

interface LongListProps<Item> {
  items: readonly Item[];
  /** A table's body, or a list. */
  as: 'tbody' | 'ul';
  /** Of its layout, on which the heights depend. */
  name: string;
  className?: string | undefined;
  /** About how high an item is, in pixels; absent: the first items are shown however far away they are. */
  itemHeight?: number;
  /** How many items are shown or hidden together. */
  partLength?: number;
  children: (item: Item) => ReactNode;
}

/** Any number of items in parts, of which those far from the viewport are empty boxes of the same height. */
export function LongList<Item>({
  items,
  partLength = partLengthDefault,
  ...shape
}: LongListProps<Item>) {
  const starts = Array.from(
    { length: Math.ceil(items.length / partLength) },
    (_, part) => part * partLength,
  );
  return starts.map((start) => (
    <Part
      key={start}
      items={items.slice(start, start + partLength)}
      isFirst={start === 0}
      {...shape}
    />
  ));
}

interface PartProps<Item> extends LongListProps<Item> {
  isFirst: boolean;
}

function Part<Item>({ items, as, className, children, ...place }: PartProps<Item>) {
  const { setElement, height } = useFarHeight(items.length, place);
  const isFar = height !== undefined;
  const rows = isFar ? [] : items.map(children);
  if (as === 'tbody') {
    return (
      <tbody ref={setElement} className={className}>
        {rows}
        {isFar && <tr aria-hidden="true" style={{ height }} />}
      </tbody>
    );
  }
  return (
    <ul
      ref={setElement}
      className={className}
      aria-hidden={isFar || undefined}
      style={isFar ? { height } : undefined}
    >
      {rows}
    </ul>
  );
}

/** The height of an element that is more than two screens away; undefined: it is shown. */
function useFarHeight(
  count: number,
  { name, itemHeight, isFirst }: Pick<PartProps<unknown>, 'name' | 'itemHeight' | 'isFirst'>,
) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [height, setHeight] = useState(() => {
    const each = heights.get(name) ?? itemHeight;
    return isFirst || each === undefined ? undefined : each * count;
  });
  const show = useEffectEvent(({ isIntersecting, boundingClientRect, target }: Entry) => {
    if (isIntersecting) setHeight(undefined);
    // The focus would be lost with what has it.
    else if (boundingClientRect.height > 0 && !target.contains(document.activeElement)) {
      heights.set(name, boundingClientRect.height / count);
      setHeight(boundingClientRect.height);
    }
  });
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) show(entry);
      },
      {
        rootMargin: '200% 0px',
      },
    );
    if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return { setElement, height };
}
