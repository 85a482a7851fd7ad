import { styled } from '@mui/material/styles';
import { Logo, LogoMark } from '@drumbeat/ui';
import { Link as RouterLink } from 'react-router';

const Anchor = styled(RouterLink)({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '1.75rem',
  minHeight: '1.75rem',
  borderRadius: '0.25rem',
});

interface BrandLinkProps {
  to: string;
  size?: 'mark' | 'normal' | 'large';
}

/** The logo as a link to the start page. */
export function BrandLink({ to, size = 'normal' }: BrandLinkProps) {
  return (
    <Anchor to={to} aria-label="Drumbeat">
      {size === 'mark' ? <LogoMark /> : <Logo large={size === 'large'} />}
    </Anchor>
  );
}

/** Narrower than this, the name has no room beside what else stands in a bar. */
const NARROW = '@media (max-width: 359.95px)';

const Wide = styled('span')({ display: 'inline-flex', [NARROW]: { display: 'none' } });
const Narrow = styled('span')({ display: 'none', [NARROW]: { display: 'inline-flex' } });

/** The logo in a bar: on the narrowest screens its mark alone. */
export function BarBrandLink({ to }: Pick<BrandLinkProps, 'to'>) {
  return (
    <Anchor to={to} aria-label="Drumbeat">
      <Wide>
        <Logo />
      </Wide>
      <Narrow>
        <LogoMark />
      </Narrow>
    </Anchor>
  );
}
