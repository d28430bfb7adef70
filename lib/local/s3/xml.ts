const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' };
const NAMESPACE = 'xmlns="http://s3.amazonaws.com/doc/2006-03-01/"';

function escapeXml(text: string): string {
  return text.replace(/[&<>"\r]/g, (character) => ENTITIES[character] ?? character);
}

/** One element; text is escaped, children are elements already made. */
export function element(name: string, content: string | string[]): string {
  return `<${name}>${typeof content === 'string' ? escapeXml(content) : content.join('')}</${name}>`;
}

/** A whole answer whose root carries S3's namespace. */
export function xmlAnswer(root: string, children: string[]): string {
  return xmlDocument(`<${root} ${NAMESPACE}>${children.join('')}</${root}>`);
}

export function xmlDocument(body: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${body}`;
}

/** The texts of all elements of this name that have no children; enough for the few bodies that S3 takes. */
export function textsOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => unescapeXml(text));
}

function unescapeXml(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex: string, decimal: string, name: string) => {
    if (hex) return String.fromCodePoint(parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }[name] ?? whole;
  });
}
