interface SignOutSettings {
  AUTH_BASE_URL: string;
  CLIENT_ID: string;
  SITE_URL: string;
}

/** Where a browser ends its session with the sign-in provider; it comes back to the sign-in page. */
export function logoutUrl({ AUTH_BASE_URL, CLIENT_ID, SITE_URL }: SignOutSettings): string {
  const url = new URL(`${AUTH_BASE_URL}/logout`);
  url.search = new URLSearchParams({ client_id: CLIENT_ID, logout_uri: `${SITE_URL}/login` }).toString();
  return url.toString();
}
