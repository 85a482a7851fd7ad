/** A complete, small PDF with this many empty pages. A protected one names a password that nobody knows. */
export function aPdf(pages: number, { isProtected = false }: { isProtected?: boolean } = {}): Buffer {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    ...Array.from({ length: pages }, () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 500] >>'),
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const hash = 'ab'.repeat(32);
  const lock = isProtected
    ? ` /ID [<${'cd'.repeat(16)}> <${'cd'.repeat(16)}>] /Encrypt << /Filter /Standard /V 1 /R 2 /O <${hash}> /U <${hash}> /P -44 >>`
    : '';
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${lock} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
