/** The stylesheet of a file's page, behind that of all pages. */
export const fileLayout = `
body{justify-content:flex-start;padding-block:1rem}
main{display:flex;flex-direction:column;gap:1rem;max-width:68rem;margin-block:auto;padding:1.5rem}
main>*{margin:0;min-width:0}
main p{margin:0}
.facts{display:flex;flex-wrap:wrap;gap:.125rem 1.25rem;color:var(--text-dim);font-size:.875rem;
font-variant-numeric:tabular-nums}
.facts dt{position:absolute;overflow:hidden;width:1px;height:1px;clip-path:inset(50%)}
.facts dd{margin:0;overflow-wrap:anywhere}
.actions{display:flex;flex-wrap:wrap;gap:.5rem}
.button{display:inline-block;padding:.5rem 1rem;border:1px solid transparent;border-radius:.5rem;
background:var(--accent);color:var(--on-accent);font-weight:600;text-align:center;text-decoration:none;white-space:nowrap}
.button:hover{background:var(--accent-hover)}
main>.stage{display:flex;flex-direction:column;align-items:center;justify-content:center;gap:1rem;width:100%;
border:1px solid var(--line);border-radius:.5rem;background:var(--page);overflow:hidden}
.stage a:has(img){display:block;width:100%;pointer-events:none;cursor:zoom-in}
.stage img,.stage video{display:block;max-width:100%;width:auto;height:auto;max-height:75vh;object-fit:contain}
.stage img{min-height:1rem;margin-inline:auto;pointer-events:auto;overflow-wrap:anywhere;color:var(--text-dim)}
.stage video{width:100%}
.stage.sound{padding:2rem 1rem}
.stage audio{width:100%;max-width:36rem}
.stage.zoomed{display:block;max-height:75vh;overflow:auto}
.stage.zoomed a{cursor:zoom-out}
.stage.zoomed img{max-width:none;max-height:none}
.stage.card,.stage.pdf{padding:3rem 1rem}
.stage.card p{color:var(--text-dim);text-align:center}
.stage.shown{display:block;padding:0}
.stage.shown iframe,iframe.stage{display:block;width:100%;height:75vh;border:0;background:var(--panel)}
iframe.short{height:22rem}
iframe.stage{border:1px solid var(--line)}
.stage svg{fill:var(--raised);stroke:var(--control-line);stroke-width:1.5}
.stage text{fill:var(--text-dim);stroke:none;font:600 .625rem system-ui,sans-serif}
.stage.table{display:block;max-height:75vh;overflow:auto}
.stage table{min-width:100%;border-collapse:collapse;font-size:.875rem;font-variant-numeric:tabular-nums}
.stage :is(th,td){max-width:24rem;padding:.375rem .75rem;border-bottom:1px solid var(--line);text-align:start;vertical-align:top;
overflow-wrap:anywhere;unicode-bidi:plaintext}
.stage th{position:sticky;top:0;background:var(--raised);color:var(--text-bright)}
.contents :is(th,td){max-width:none}
.contents :is(th,td):last-child{width:1%;text-align:end;white-space:nowrap}
pre.stage{display:block;max-height:75vh;overflow:auto;padding:.75rem 0;font-size:.8125rem;line-height:1.5;tab-size:4;
counter-reset:line}
pre code{display:block;font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;color:var(--text)}
pre [id]{display:block;position:relative;padding-inline:4.75rem 1rem;white-space:pre-wrap;overflow-wrap:anywhere;counter-increment:line;
scroll-margin-block:4rem}
pre [id]::before{content:counter(line);position:absolute;inset-inline-start:0;width:3.75rem;color:var(--text-faint);text-align:end;
font-variant-numeric:tabular-nums;cursor:pointer;user-select:none}
pre [id]:target,pre .marked{background:var(--hover)}
.h-keyword,.h-built_in,.h-type,.h-selector-tag,.h-name,.h-literal{color:color-mix(in srgb,var(--chart-image) 70%,var(--text-bright))}
.h-string,.h-regexp,.h-addition,.h-char{color:var(--good)}
.h-number,.h-symbol,.h-bullet,.h-link{color:var(--warn)}
.h-title,.h-section,.h-attr,.h-attribute,.h-property,.h-selector-class,.h-selector-id{color:var(--accent)}
.h-comment,.h-quote,.h-meta{color:var(--text-dim)}
.h-deletion{color:var(--bad)}
.parts{display:flex;flex-wrap:wrap;justify-content:center;gap:.25rem 1rem;color:var(--text-dim);font-size:.875rem;
font-variant-numeric:tabular-nums}
.note{font-size:.875rem}
.links summary{padding-block:.5rem;color:var(--text-dim);cursor:pointer}
.links summary:hover{color:var(--text)}
.links[open] summary{margin-bottom:.5rem}
.link{display:grid;grid-template-columns:6rem minmax(0,1fr) auto;align-items:center;gap:.5rem}
.link+.link{margin-top:.5rem}
.link .plain{padding-block:.5rem;font-size:.875rem}
.link label{margin:0;color:var(--text-dim);font-size:.875rem}
.link input{margin:0;padding:.5rem .75rem;border-color:var(--control-line);background:var(--field);color:var(--text);
font:.8125rem/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
@media (max-width:40rem){
body{padding:.5rem}
main{padding:1rem}
.stage img,.stage video,.stage.table,pre.stage{max-height:60vh}
.actions>*{flex:1;padding-block:.625rem}
.actions .button{flex-basis:100%}
.links summary{padding-block:.625rem}
.link .plain{padding-block:.625rem}
.stage.card,.stage.pdf{padding:2rem 1rem}
pre [id]{padding-inline-start:3.5rem}
pre [id]::before{width:2.75rem}
.link{grid-template-columns:minmax(0,1fr) auto;gap:.25rem .5rem}
.link label{grid-column:1/-1}
}
`;
