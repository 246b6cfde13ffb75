import type { Scheme } from '@perch/contract/appearance/themes';
import type { Accent, DerivedAccent } from '@perch/contract/brand/accent';

import { coloursIn, pageColours } from '../../http/page-colours.ts';
import { albumLayout } from './album-layout.ts';
import { dropLayout } from './drop-layout.ts';
import { fileLayout } from './file-layout.ts';

const layout = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;align-items:center;justify-content:center;
gap:1.5rem;padding:1.5rem;background:var(--page);
color:var(--text);font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;text-wrap:pretty}
input{unicode-bidi:plaintext}
bdi,input,p[dir=auto]{text-align:-webkit-match-parent;text-align:match-parent}
.brand{display:flex;align-items:center;justify-content:center;gap:.75rem;max-width:100%;
color:var(--text-bright);font-weight:600;overflow-wrap:anywhere}
.brand img{max-width:10rem;max-height:2.5rem}
.brand svg{flex:none;fill:none;stroke:none}
.brand .line{stroke:var(--text-dim);stroke-width:1.8;stroke-linecap:round}
.brand .bird{fill:var(--accent)}
.brand .eye{fill:var(--page)}
.sign{display:block;margin-bottom:1rem;fill:none;stroke:var(--text-dim);stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round}
main{width:100%;max-width:26rem;padding:2rem;background:var(--panel);border:1px solid var(--line);border-radius:.75rem}
h1{margin:0 0 .5rem;font-size:1.25rem;line-height:1.3;color:var(--text-bright);overflow-wrap:anywhere}
p{margin:0 0 1.5rem;color:var(--text-dim);overflow-wrap:anywhere}
p:last-child{margin-bottom:0}
button{width:100%;padding:.65rem 1rem;border:1px solid transparent;border-radius:.5rem;background:var(--bad);
color:var(--on-bad);font:inherit;font-weight:600;cursor:pointer}
button:hover{background:color-mix(in srgb,var(--bad) 88%,var(--text-bright))}
button.primary{background:var(--accent);color:var(--on-accent)}
button.primary:hover{background:var(--accent-hover)}
.plain{display:inline-block;width:auto;padding:.5rem 1rem;border:1px solid var(--control-line);border-radius:.5rem;
background:var(--control);color:var(--text);font-weight:600;text-align:center;text-decoration:none;white-space:nowrap}
.plain:hover{background:var(--hover)}
.plain[hidden]{display:none}
.password{display:flex;gap:.5rem;margin-bottom:1rem}
.password input{flex:1;min-width:0;margin:0}
label{display:block;margin-bottom:.25rem;color:var(--text)}
input{width:100%;margin-bottom:1rem;padding:.6rem .75rem;border:1px solid var(--line);border-radius:.5rem;
background:var(--page);color:var(--text-bright);font:inherit}
.bad{margin-bottom:.75rem;color:var(--bad)}
a{color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
footer{display:flex;flex-wrap:wrap;justify-content:center;gap:.5rem 1.25rem;max-width:46rem;font-size:.875rem}
footer a{color:var(--text-dim);overflow-wrap:anywhere}
`;

const textLayout = `
body{justify-content:flex-start}
main{max-width:46rem;margin-block:auto;color:var(--text);overflow-wrap:anywhere}
main h1{font-size:1.5rem}
main :is(h2,h3,h4,h5,h6){margin:1.75rem 0 .5rem;line-height:1.3;color:var(--text-bright)}
main h2{font-size:1.25rem}
main :is(h3,h4,h5,h6){font-size:1.0625rem}
main :is(p,ul,ol,table,pre,blockquote,hr){margin:0 0 1rem;color:inherit}
main :is(ul,ol){padding-inline-start:1.5rem}
main li p{margin-bottom:.25rem}
main .task{list-style:none;margin-inline-start:-1.375rem}
main table{display:block;max-width:100%;overflow-x:auto;border-collapse:collapse}
main :is(th,td){padding:.4rem .75rem;border:1px solid var(--line);text-align:start;vertical-align:top}
main .center{text-align:center}
main .end{text-align:end}
main pre{overflow-x:auto;padding:.75rem 1rem;background:var(--raised);border-radius:.5rem}
main code{font-size:.9em}
main blockquote{padding-inline-start:1rem;border-inline-start:3px solid var(--line);color:var(--text-dim)}
main hr{border:0;border-top:1px solid var(--line)}
`;

// A text within the app, which has drawn the frame around it already.
const framedLayout = `
body{padding:0;background:var(--panel)}
main{max-width:none;margin:0;padding:1rem 1.25rem;border:0;border-radius:0}
`;

export type Layout = 'card' | 'text' | 'framed' | 'file' | 'album' | 'drop';

const layouts: Record<Layout, string> = {
  card: layout,
  text: layout + textLayout,
  framed: layout + textLayout + framedLayout,
  file: layout + fileLayout,
  album: layout + albumLayout,
  drop: layout + dropLayout,
};

/** The stylesheet of a page; without a scheme it follows the visitor's device. */
export function pageStyle(
  which: Layout,
  accents: DerivedAccent | undefined,
  scheme: Scheme | undefined,
): string {
  const colours = scheme ? coloursIn(scheme) : pageColours;
  return `${colours}${accents ? accentRules(accents, scheme) : ''}${layouts[which]}`;
}

function accentRules({ dark, light }: DerivedAccent, scheme: Scheme | undefined): string {
  if (scheme) return rule(scheme === 'dark' ? dark : light);
  return `${rule(dark)}@media (prefers-color-scheme:light){${rule(light)}}`;
}

const rule = ({ accent, hover, onAccent }: Accent) =>
  `:root{--accent:${accent};--accent-hover:${hover};--on-accent:${onAccent}}`;
