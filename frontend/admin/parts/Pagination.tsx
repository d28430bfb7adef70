import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useNavigate } from 'react-router-dom';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { countLabel, pageNumbers } from '../labels.ts';
import { usersText as text } from '../text.ts';

/** Previous, the numbers of pages, next (spec 1 §2, §5). `hrefOf`: the address of a page; `onChoose` is called before it opens. */
export function Pagination({
  page,
  totalPages,
  hrefOf,
  onChoose,
}: {
  page: number;
  totalPages: number;
  hrefOf: (page: number) => string;
  onChoose: (to: number) => void;
}) {
  const navigate = useNavigate();
  const go = (to: number) => {
    onChoose(to);
    void navigate(hrefOf(to));
  };
  return (
    <Box
      component="nav"
      aria-label={text.pages}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}
    >
      <ReasonButton variant="outlined" reason={page <= 1 ? text.isFirst : null} onClick={() => go(page - 1)}>
        {text.previous}
      </ReasonButton>
      {pageNumbers(page, totalPages).map((number, place) =>
        number === 'gap' ? (
          <Box component="span" key={`gap-${place}`} aria-hidden sx={{ px: 0.5 }}>
            …
          </Box>
        ) : (
          <Button
            key={number}
            component={Link}
            to={hrefOf(number)}
            onClick={() => onChoose(number)}
            variant={number === page ? 'contained' : 'text'}
            aria-label={text.pageOf(countLabel(number))}
            aria-current={number === page ? 'page' : undefined}
            sx={{ minWidth: 44, px: 1 }}
          >
            {countLabel(number)}
          </Button>
        ),
      )}
      <ReasonButton variant="outlined" reason={page >= totalPages ? text.isLast : null} onClick={() => go(page + 1)}>
        {text.next}
      </ReasonButton>
    </Box>
  );
}
