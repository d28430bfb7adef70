import { colours } from '../../app/theme.ts';

/** The suite's mark: a songket diamond. The name is beside it. */
export const Logo = ({ size = 32 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
    <path d="M16 2 30 16 16 30 2 16z" fill={colours.goldBright} />
    <path d="m16 9 7 7-7 7-7-7z" fill={colours.greenDeep} />
  </svg>
);
