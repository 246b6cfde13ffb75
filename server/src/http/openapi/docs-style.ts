import { pageColours } from '../page-colours.ts';

/** The stylesheet of the API page; the page's Content-Security-Policy contains its hash. */
export const docsStyle = `${pageColours}*{box-sizing:border-box}
html{scroll-padding-top:1rem}
body{margin:0;background:var(--page);color:var(--text);
font:1rem/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
a{color:var(--accent);text-decoration:none}
a:hover,p a,.note a{text-decoration:underline}
a:focus-visible,summary:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}
code,pre,.path{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.86em}
.layout{display:grid;grid-template-columns:17.5rem minmax(0,1fr);max-width:80rem;margin:0 auto}
nav{position:sticky;top:0;height:100vh;overflow-y:auto;padding:1.5rem 1rem;border-inline-end:1px solid var(--line)}
#menu,nav label{display:none}
nav h2{margin:1.25rem 0 .35rem;font-size:.75rem;letter-spacing:.06em;text-transform:uppercase;color:var(--text-dim)}
nav ul{margin:0;padding:0;list-style:none}
nav li a{display:block;padding:.2rem .5rem;border-radius:6px;color:var(--text-dim);font-size:.84rem;
overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
nav li a:hover{background:var(--panel);color:var(--text);text-decoration:none}
main{padding:2rem 2.5rem 6rem;min-width:0}
h1{margin:0 0 .25rem;font-size:1.9rem;line-height:1.2}
h1 small{font-size:.9rem;font-weight:400;color:var(--text-dim)}
main>h2{margin:3rem 0 .25rem;padding-top:1rem;border-top:1px solid var(--line);font-size:1.4rem}
.lead,.tag-lead{color:var(--text-dim);margin:.25rem 0 1.25rem;max-width:46rem}
.call{margin:1rem 0;padding:1.1rem 1.25rem;background:var(--panel);border:1px solid var(--line);border-radius:12px}
.call:target{border-color:var(--accent)}
.call h3{display:flex;flex-wrap:wrap;gap:.35rem .6rem;align-items:center;margin:0;font-size:1rem;font-weight:600}
.call h4{margin:1.1rem 0 .3rem;font-size:.78rem;letter-spacing:.05em;text-transform:uppercase;color:var(--text-dim)}
.call>p{margin:.5rem 0 0;max-width:46rem}
.path{color:var(--text);overflow-wrap:anywhere}
.path:hover{color:var(--accent)}
.method{min-width:4.1em;padding:.1rem .5rem;border-radius:6px;text-align:center;font:700 .72rem/1.6 ui-monospace,monospace}
.method{background:color-mix(in srgb,currentcolor 10%,transparent)}
.get{color:var(--accent)}.post{color:var(--good)}.put{color:var(--warn)}.delete{color:var(--bad)}
.access{margin-inline-start:auto;padding:.1rem .6rem;border:1px solid var(--line);border-radius:99px;color:var(--text-dim);
font-size:.75rem;font-weight:500}
.fields{margin:.3rem 0 0;padding:0;list-style:none}
.fields .fields{margin-block:.35rem .2rem;margin-inline-start:.4rem;padding-inline-start:.9rem;border-inline-start:2px solid var(--line)}
.fields li{padding:.18rem 0;overflow-wrap:anywhere}
.fields code{color:var(--text-bright);font-weight:600}
.type{color:var(--text-dim);font-size:.86rem;margin:0}
.optional{color:var(--warn);font-size:.76rem}
.note{display:block;color:var(--text-dim);font-size:.86rem}
.statuses{margin:0;padding:0;list-style:none}
.statuses li{padding-block:.12rem;padding-inline-start:3.2rem;text-indent:-3.2rem;color:var(--text-dim);font-size:.9rem}
.statuses b{display:inline-block;min-width:3.2rem;text-indent:0;color:var(--text)}
details.part>summary{margin-top:.9rem;cursor:pointer;color:var(--accent);font-size:.88rem;width:fit-content}
pre{margin:.5rem 0 0;padding:.85rem 1rem;overflow-x:auto;background:var(--page);border:1px solid var(--line);
border-radius:8px;line-height:1.5}
@media (max-width:55rem){
.layout{display:block}
nav{position:static;height:auto;padding:.75rem 1rem;border-inline-end:0;border-bottom:1px solid var(--line)}
#menu{display:block;position:absolute;opacity:0}
nav label{display:block;padding:.35rem 0;cursor:pointer;font-weight:600}
nav label::after{content:" ▾";color:var(--accent)}
#menu:focus-visible+label{outline:2px solid var(--accent);border-radius:4px}
.contents{display:none}
#menu:checked~.contents{display:block}
nav li a{padding:.45rem .5rem;font-size:.95rem}
main{padding:1.25rem 1rem 4rem}
.call{padding:.9rem}
.access{margin-inline-start:0}
}
`;
