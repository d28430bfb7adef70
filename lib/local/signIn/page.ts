import { escapeHtml } from '../../../shared/richText/html.ts';
import { SUGGESTED_ACCOUNTS } from './users.ts';

const STYLE = `
*{box-sizing:border-box}
body{margin:0;background:#eef1f4;color:#1f2328;font:16px/1.5 system-ui,sans-serif}
main{max-width:28rem;margin:0 auto;padding:1.5rem 1rem;background:#fff;min-height:100vh}
@media(min-width:32rem){main{margin:2rem auto;min-height:0;border:1px solid #d0d7de;border-radius:.75rem;padding:2rem}}
h1{font-size:1.4rem;margin:0 0 .5rem}h2{font-size:1rem;margin:1.5rem 0 .5rem}p{margin:0 0 1rem}
.local{background:#fff4ce;border-left:4px solid #8a6100;padding:.5rem .75rem}
.error{background:#fde7e9;border-left:4px solid #a4262c;padding:.5rem .75rem}
ul{list-style:none;margin:0;padding:0}li{margin:0 0 .5rem}
button{font:inherit;cursor:pointer;border-radius:.5rem;min-height:2.75rem;padding:.5rem 1rem}
.account{width:100%;text-align:left;background:#fff;border:1px solid #8c959f;color:inherit}
.account span{display:block;overflow-wrap:anywhere}.account .note{color:#57606a;font-size:.875rem}
.account:hover{background:#f3f6f9}
label{display:block;margin:0 0 .25rem}.check{display:flex;gap:.5rem;align-items:center;margin:.75rem 0}
input[type=email]{width:100%;font:inherit;padding:.6rem .75rem;border:1px solid #6e7781;border-radius:.5rem}
input[type=checkbox]{width:1.25rem;height:1.25rem}
.go{background:#0b57d0;color:#fff;border:1px solid #0b57d0}.cancel{background:none;border:1px solid #6e7781;color:inherit}
:focus-visible{outline:3px solid #0b57d0;outline-offset:2px}
`;

/**
 * The page in place of Google's choice of an account.
 * @param options.nonce lets the page's one style pass the content security policy
 */
export function renderChooser({ nonce, error, typed = '' }: { nonce: string; error?: string; typed?: string }): string {
  const accounts = SUGGESTED_ACCOUNTS.map(
    ({ email, name, note }) =>
      `<li><button class="account" name="email" value="${escapeHtml(email)}"><span>${escapeHtml(name)}</span>` +
      `<span>${escapeHtml(email)}</span><span class="note">${escapeHtml(note)}</span></button></li>`,
  );
  return `<!doctype html>
<html lang="ms"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pilih akaun (setempat)</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>Pilih akaun</h1>
<p class="local">Halaman ini menggantikan log masuk Google pada komputer ini sahaja. Tiada kata laluan dan tiada data dihantar keluar.</p>
${error === undefined ? '' : `<p class="error" role="alert">${escapeHtml(error)}</p>`}
<form method="post"><ul>${accounts.join('')}</ul></form>
<h2>Guna akaun lain</h2>
<form method="post">
<label for="email">Alamat e-mel</label>
<input type="email" id="email" name="email" value="${escapeHtml(typed)}" required autocomplete="email" placeholder="nama@moe-dl.edu.my">
<label class="check"><input type="checkbox" name="unverified" value="yes">E-mel ini belum disahkan oleh Google</label>
<button class="go">Teruskan</button>
</form>
<h2>Tidak mahu log masuk?</h2>
<form method="post"><button class="cancel" name="cancel" value="yes">Batal</button></form></main></body></html>`;
}
