interface MailItem {
  readonly title: string;
  readonly lines: readonly string[];
  readonly url: string;
}

/** A mail's content before layout: plain texts without markup. */
export interface MailText {
  readonly subject: string;
  readonly heading: string;
  /** Before the button. */
  readonly paragraphs: readonly string[];
  /** Behind them: each with its name, which leads to its page, and its text. */
  readonly items?: readonly MailItem[];
  readonly button?: { readonly label: string; readonly url: string };
  /** After the button, in small print. */
  readonly notes: readonly string[];
}

export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The brand's ink, paper and accent (libs/ui); mail programs know no variables. */
const INK = '#151a17';
const MUTED = '#48514c';
const PAPER = '#f3f5f2';
const ACCENT = '#0f6b52';
const FONT = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The content as plain text and as HTML: one column, one button, no pictures, no external resources. */
export function layOutMail(mail: MailText): WrittenMail {
  return { subject: mail.subject, text: plainText(mail), html: html(mail) };
}

function plainText({ heading, paragraphs, items = [], button, notes }: MailText): string {
  const link = button ? [`${button.label}:\n${button.url}`] : [];
  const told = items.map(({ title, lines, url }) => [title, ...lines, url].join('\n'));
  return `${[heading, ...paragraphs, ...told, ...link, ...notes, 'Drumbeat'].join('\n\n')}\n`;
}

function html({ subject, heading, paragraphs, items = [], button, notes }: MailText): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:32px 16px;background:${PAPER};color:${INK};font:16px/1.5 ${FONT}">
<main style="max-width:480px;margin:0 auto;padding:32px;background:#fff;border-radius:12px">
<p style="margin:0 0 24px;font-weight:600;color:${ACCENT}">Drumbeat</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escaped(heading)}</h1>
${paragraphs.map((text) => `<p style="margin:0 0 16px">${escaped(text)}</p>`).join('\n')}
${items.map(itemOf).join('\n')}
${button ? buttonOf(button) : ''}
${notes.map((text) => `<p style="margin:16px 0 0;font-size:14px;color:${MUTED}">${escaped(text)}</p>`).join('\n')}
</main>
</body>
</html>
`;
}

function itemOf({ title, lines, url }: MailItem): string {
  const name = `<a href="${escaped(url)}" style="color:${ACCENT}">${escaped(title)}</a>`;
  return `<h2 style="margin:0 0 4px;font-size:16px;line-height:1.4">${name}</h2>
<p style="margin:0 0 16px">${lines.map(escaped).join('<br>')}</p>`;
}

function buttonOf({ label, url }: { readonly label: string; readonly url: string }): string {
  const address = escaped(url);
  return `<p style="margin:24px 0"><a href="${address}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${ACCENT};color:#fff;font-weight:600;text-decoration:none">${escaped(label)}</a></p>
<p style="margin:0;font-size:14px;color:${MUTED};word-break:break-all">Or copy this address: ${address}</p>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
