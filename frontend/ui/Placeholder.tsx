import Skeleton from '@mui/material/Skeleton';

/** Shown while a text is fetched: one line high and `width` wide, so that nothing moves when the text arrives. */
export const Placeholder = ({ width }: { width: string }) => (
  <Skeleton
    component="span"
    variant="rounded"
    animation={false}
    sx={{ display: 'inline-block', width, maxWidth: '100%', height: '1em', verticalAlign: '-.1em', bgcolor: 'divider' }}
  />
);

/** Shown while a list of cards is fetched, each `height` pixels high. */
export const CardPlaceholders = ({ count, height }: { count: number; height: number }) => (
  <div aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <Skeleton
        key={index}
        variant="rounded"
        animation={false}
        sx={{ height, mb: 2, bgcolor: 'background.paper', border: 1, borderColor: 'divider' }}
      />
    ))}
  </div>
);
