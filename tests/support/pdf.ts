// Minimal PDFs that a renderer accepts: empty A4 pages.

/** A PDF with this number of pages. */
export function pdfOfPages(count: number): string {
  const pages = Array.from({ length: count }, (_page, at) => at + 3)
  const kids = pages.map(number => `${number} 0 R`).join(' ')
  return [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    `2 0 obj<</Type/Pages/Kids[${kids}]/Count ${count}>>endobj`,
    ...pages.map(number => `${number} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj`),
    'trailer<</Root 1 0 R>>',
    '%%EOF\n',
  ].join('\n')
}
