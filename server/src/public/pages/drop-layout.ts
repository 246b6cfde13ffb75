/** The stylesheet of a page where files are sent, behind that of all pages. */
export const dropLayout = `
main{max-width:34rem}
main .about{margin-bottom:1rem}
main .text{margin-bottom:1rem;color:var(--text);white-space:pre-line}
.limits{display:flex;flex-wrap:wrap;gap:.125rem 1.25rem;margin:0 0 1.5rem;padding:0;list-style:none;
color:var(--text-dim);font-size:.875rem}
.limits li{overflow-wrap:anywhere}
.zone{display:block;margin-bottom:1rem;padding:1.25rem;border:2px dashed var(--control-line);border-radius:.75rem;text-align:center}
.zone:hover,.zone.over{border-color:var(--accent);background:var(--hover)}
.zone:focus-within{outline:2px solid var(--accent);outline-offset:2px}
.zone strong{display:block;color:var(--text-bright)}
.zone span{color:var(--text-dim);font-size:.875rem}
.zone .drag{display:none}
.zone input{width:auto;max-width:100%;margin:.75rem 0 0;padding:0;border:0;border-radius:0;background:none;color:var(--text);font-size:.875rem}
.scripted .zone{padding:2rem 1rem;cursor:pointer}
.scripted .zone .drag{display:inline}
.scripted .zone input{position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%)}
button:disabled{opacity:.5;cursor:default}
.transfers{margin:0 0 1rem;padding:0;list-style:none}
.transfers li{display:grid;grid-template-columns:minmax(0,1fr) auto;align-items:center;gap:.25rem 1rem;padding:.625rem 0;
border-bottom:1px solid var(--line)}
.transfers .name{justify-self:start;color:var(--text-bright);overflow-wrap:anywhere}
.transfers .state{grid-column:1;margin:0;color:var(--text-dim);font-size:.875rem;font-variant-numeric:tabular-nums}
.transfers progress{grid-column:1/-1;width:100%;height:.375rem;accent-color:var(--accent)}
.transfers .buttons{grid-area:1/2/span 2;display:flex;flex-wrap:wrap;justify-content:flex-end;gap:.5rem}
.transfers button{width:auto;padding:.375rem .75rem;border-color:var(--control-line);background:var(--control);color:var(--text);
font-size:.875rem}
.transfers button:hover{background:var(--hover)}
.transfers .sent .state{color:var(--good)}
.transfers .failed .state{color:var(--bad)}
.good{margin-bottom:1rem;color:var(--good)}
.note ul{margin:.5rem 0 0;padding-inline-start:1.5rem}
.note{margin-bottom:1rem;padding:.75rem 1rem;border:1px solid var(--line);border-radius:.5rem;color:var(--text);font-size:.875rem;
overflow-wrap:anywhere}
[hidden]{display:none!important}
@media (max-width:40rem){
body{padding:.75rem}
main{padding:1.25rem}
.transfers .buttons{grid-area:auto;grid-column:1/-1;justify-content:flex-start}
}
`;
