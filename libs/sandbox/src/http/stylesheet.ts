/** The shared style sheet of all stand-ins, in LinkedIn's look; dark when the reader's system is dark. */
export const stylesheet = `
:root {
  color-scheme: light dark;
  --canvas: light-dark(#f4f2ee, #000000);
  --card: light-dark(#ffffff, #1b1f23);
  --line: light-dark(#dfdeda, #38434f);
  --ink: light-dark(rgb(0 0 0 / 0.9), rgb(255 255 255 / 0.9));
  --quiet: light-dark(#56595c, #b0b7be);
  --blue: light-dark(#0a66c2, #71b7fb);
  --blue-fill: light-dark(#0a66c2, #71b7fb);
  --blue-hover: light-dark(#004182, #a8d4ff);
  --on-blue: light-dark(#ffffff, #1b1f23);
  --bad: light-dark(#b24020, #fc9483);
  --ribbon: light-dark(#fcefc7, #3f3310);
  --on-ribbon: light-dark(#4a3900, #f4d88a);
}
* { box-sizing: border-box; margin: 0; }
body {
  background: var(--canvas);
  color: var(--ink);
  font: 14px/1.43 -apple-system, system-ui, "Segoe UI", Roboto, "Helvetica Neue", "Fira Sans", Ubuntu, sans-serif;
  -webkit-text-size-adjust: 100%;
}
a { color: var(--blue); font-weight: 600; text-decoration: none; }
a:hover { text-decoration: underline; }
:focus-visible { outline: 2px solid var(--blue); outline-offset: 2px; border-radius: 2px; }
.vh { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.ribbon { padding: 6px 16px; background: var(--ribbon); color: var(--on-ribbon); font-size: 13px; text-align: center; }

.card { margin-bottom: 8px; background: var(--card); border: 1px solid var(--line); border-radius: 8px; }
.empty { padding: 32px 24px; text-align: center; color: var(--quiet); }
.empty :is(h1, h2) { margin-bottom: 4px; color: var(--ink); font-size: 18px; font-weight: 600; }

.consent { max-width: 420px; margin: 40px auto; padding: 28px 28px 24px; background: var(--card); border: 1px solid var(--line); border-radius: 8px; }
.consent__brand { margin-bottom: 20px; }
.consent h1 { margin-bottom: 12px; font-size: 22px; font-weight: 600; line-height: 1.3; }
.permissions { margin: 0 0 20px; padding-left: 20px; }
.permissions li { margin-bottom: 6px; }
fieldset { padding: 16px 0 0; border: 0; border-top: 1px solid var(--line); }
legend { float: left; width: 100%; margin-bottom: 8px; padding: 0; font-size: 16px; font-weight: 600; }
legend ~ * { clear: both; }
.choice { display: flex; align-items: center; gap: 10px; padding: 8px; border-radius: 8px; cursor: pointer; }
.choice:hover { background: var(--canvas); }
.choice input { flex: none; width: 18px; height: 18px; accent-color: var(--blue); }
.choice img { border-radius: 50%; }
.choice small { display: block; color: var(--quiet); font-size: 12px; }
.choice:has([value="new"]:not(:checked)) ~ .new-member { display: none; }
.label { display: block; margin-top: 8px; color: var(--quiet); }
.field { width: 100%; min-height: 44px; margin-top: 4px; padding: 8px 12px; background: var(--card); border: 1px solid var(--quiet); border-radius: 4px; color: var(--ink); font: inherit; font-size: 16px; }
.field[aria-invalid] { border-color: var(--bad); }
.problem { margin-top: 4px; color: var(--bad); }
/* Allow comes first in the document, so that the Enter key means it. */
.consent__buttons { display: flex; flex-direction: row-reverse; gap: 12px; margin-top: 24px; }
.button { flex: 1; min-height: 44px; padding: 8px 20px; background: var(--blue-fill); border: 1px solid var(--blue-fill); border-radius: 22px; color: var(--on-blue); font: inherit; font-size: 16px; font-weight: 600; cursor: pointer; }
.button:hover { background: var(--blue-hover); border-color: var(--blue-hover); }
.button--quiet { background: transparent; border-color: var(--quiet); color: var(--quiet); }
.button--quiet:hover { background: var(--canvas); border-color: var(--ink); color: var(--ink); }
.consent__foot { margin-top: 20px; color: var(--quiet); font-size: 12px; }
.address { color: var(--ink); overflow-wrap: anywhere; }
.textual { padding: 0; background: none; border: 0; color: var(--blue); font: inherit; font-weight: 600; cursor: pointer; }
.textual:hover { text-decoration: underline; }

.index { max-width: 640px; margin: 40px auto; padding: 28px; background: var(--card); border: 1px solid var(--line); border-radius: 8px; }
.index h1 { font-size: 22px; font-weight: 600; }
.index h2 { margin: 24px 0 8px; font-size: 16px; font-weight: 600; }
.index p { margin-top: 8px; }
.index ul { padding-left: 20px; }
.index li { margin-bottom: 6px; }
.index code { font: 13px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
.index pre { padding: 12px; background: var(--canvas); border-radius: 4px; white-space: pre-wrap; }
@media (max-width: 600px) {
  .card { border-inline: 0; border-radius: 0; }
  .consent, .index { max-width: none; margin: 0; min-height: 100vh; border: 0; border-radius: 0; padding: 24px 20px; }
}
`;
