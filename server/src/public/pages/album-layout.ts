import { ratioRules } from './tile-ratios.ts';

/** The stylesheet of the pages of albums, behind that of all pages. */
export const albumLayout = `
body{justify-content:flex-start;padding-block:1.5rem}
main{max-width:90rem;padding:0;background:none;border:0;border-radius:0}
main>h1{margin:0 0 .25rem;font-size:1.75rem}
.top{display:flex;flex-wrap:wrap;align-items:flex-start;justify-content:space-between;gap:.75rem 2rem;margin-bottom:1.25rem}
.about{flex:1 1 20rem;min-width:0}
.about p{margin:0;max-width:44rem}
.about .text{margin-top:.5rem;color:var(--text);white-space:pre-line}
.button{display:inline-block;padding:.5rem 1rem;border-radius:.5rem;background:var(--accent);color:var(--on-accent);
font-weight:600;text-decoration:none;white-space:nowrap}
.button:hover{background:var(--accent-hover)}
.tiles{--row:12rem;--gap:.5rem;display:flex;flex-direction:column;gap:var(--gap)}
.tiles ol{position:relative;display:flex;flex-wrap:wrap;gap:var(--gap);margin:0;padding:0;list-style:none}
.tiles ol:last-child::after{content:"";flex:1000000 0 0}
.tiles .closed{content-visibility:auto}
.tile{flex:var(--ratio) 0 calc(var(--ratio)*var(--row));aspect-ratio:var(--ratio);min-width:4rem;
max-width:min(100%,calc(var(--ratio)*var(--row)*2.4));border-radius:.5rem;overflow:hidden;background:var(--raised)}
.tile a{position:relative;display:block;height:100%;color:inherit;text-decoration:none}
.tile a:focus-visible,.album a:focus-visible{outline-offset:-2px;outline-width:3px;border-radius:.5rem}
.tile img{display:block;width:100%;height:100%;object-fit:cover;color:var(--text-dim);font-size:.875rem;overflow-wrap:anywhere;
transition:filter .15s}
.tile a:hover img,.album a:hover img{filter:brightness(1.08)}
.tile .mark{position:absolute;inset:0;margin:auto;fill:rgba(0,0,0,.55);stroke:#fff}
.tile .mark path{fill:#fff}
.tile .sheet{object-position:left top}
.caption{position:absolute;inset:auto 0 0;padding:1.5rem .75rem .5rem;overflow:hidden;white-space:nowrap;text-overflow:ellipsis;
background:linear-gradient(transparent,rgba(0,0,0,.7));color:#fff;font-size:.875rem}
.tile .file{display:flex;flex-direction:column;align-items:center;justify-content:center;gap:.75rem;padding:1rem;
border:1px solid var(--line);border-radius:.5rem;background:var(--panel)}
.tile .file:hover{background:var(--hover)}
.name{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;max-width:100%;color:var(--text-dim);
font-size:.875rem;text-align:center;overflow-wrap:anywhere}
svg{flex:none;fill:var(--raised);stroke:var(--control-line);stroke-width:1.5}
svg .open{fill:none;stroke-linecap:round}
svg .play{fill:var(--text-dim);stroke:none}
svg text{fill:var(--text-dim);stroke:none;font:600 .625rem system-ui,sans-serif}
.pager{display:flex;flex-wrap:wrap;justify-content:center;gap:.75rem;margin-top:1.5rem}
.pager:empty{display:none}
.pager a{padding:.5rem 1.25rem;border:1px solid var(--control-line);border-radius:.5rem;background:var(--control);color:var(--text);
text-decoration:none}
.pager a:hover{background:var(--hover)}
.empty{padding:4rem 1rem;border:1px dashed var(--line);border-radius:.75rem;text-align:center}
.albums{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(15rem,100%),1fr));gap:1.25rem;margin:1.25rem 0 0;padding:0;list-style:none}
.album a{display:block;color:inherit;text-decoration:none}
.album .cover{display:flex;align-items:center;justify-content:center;aspect-ratio:4/3;border:1px solid var(--line);border-radius:.5rem;
background:var(--panel);overflow:hidden}
.album img{width:100%;height:100%;object-fit:cover}
.album h2{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;overflow:hidden;margin:.5rem 0 0;font-size:1rem;line-height:1.35;color:var(--text-bright);overflow-wrap:anywhere}
.album p{margin:0;font-size:.875rem}
dialog{width:100%;max-width:none;height:100%;max-height:none;margin:0;padding:0;border:0;background:#000d;color:#fff;overflow:hidden;
touch-action:pan-y pinch-zoom}
dialog::backdrop{background:#000}
dialog figure{display:grid;grid-template-rows:minmax(0,1fr) auto;width:100%;height:100%;margin:0}
dialog .shown{align-content:center;min-height:0;min-width:0;padding:3.5rem 1rem .5rem}
dialog .shown>*{display:block;margin-inline:auto;max-width:100%;max-height:100%;object-fit:contain}
dialog figcaption{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:center;gap:.125rem 1rem;padding:.5rem 1rem 1rem;
color:#d5d9e0;font-size:.875rem;text-align:center}
dialog figcaption a{color:#fff;overflow-wrap:anywhere}
dialog figcaption span{font-variant-numeric:tabular-nums}
dialog button{position:absolute;display:flex;align-items:center;justify-content:center;width:2.75rem;height:2.75rem;padding:0;
border-radius:50%;background:#000a;color:#fff}
dialog button:hover{background:#333}
dialog button svg{width:1.25rem;height:1.25rem;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
dialog :focus-visible{outline-color:#fff}
dialog .close{inset-block-start:.5rem;inset-inline-end:.5rem}
dialog .previous,dialog .next{top:calc(50% - 1.375rem)}
dialog .previous{inset-inline-start:.5rem}
dialog .next{inset-inline-end:.5rem}
[dir=rtl] :is(.previous,.next) svg{transform:scaleX(-1)}
@media (max-width:40rem){
body{padding:1rem .75rem}
main>h1{font-size:1.375rem}
.tiles{--row:7rem;--gap:.25rem}
.tile,.tile .file{border-radius:.25rem}
.tile .file{gap:.5rem;padding:.5rem}
.albums{grid-template-columns:repeat(2,minmax(0,1fr));gap:1rem .75rem}
dialog .shown{padding-inline:0}
dialog .previous,dialog .next{display:none}
}
@media (prefers-reduced-motion:reduce){.tile img{transition:none}}
${ratioRules}
`;
