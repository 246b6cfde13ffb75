/** Deeper values take the parser and the garbage collector seconds for some megabytes. No call takes half as deep ones. */
const depthMax = 100;

const quote = '"'.charCodeAt(0);
const backslash = '\\'.charCodeAt(0);
// Brackets of arrays and of objects differ in this bit alone.
const kindBit = 0x20;
const opening = '{'.charCodeAt(0);
const closing = '}'.charCodeAt(0);

/** Whether arrays and objects in a text of JSON are in each other more than a hundred times, found without parsing it. */
export function isDeeplyNested(json: string): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === quote) at = endOfString(json, at);
    else if ((code | kindBit) === opening) depth += 1;
    else if ((code | kindBit) === closing) depth -= 1;
    if (depth > depthMax) return true;
  }
  return false;
}

/** The place of the quotation mark that ends the string which begins at `start`; the text's end where none does. */
function endOfString(json: string, start: number): number {
  let end = json.indexOf('"', start + 1);
  while (end !== -1) {
    let first = end;
    while (json.charCodeAt(first - 1) === backslash) first -= 1;
    // An odd number of backslashes escapes the mark.
    if ((end - first) % 2 === 0) return end;
    end = json.indexOf('"', end + 1);
  }
  return json.length;
}
