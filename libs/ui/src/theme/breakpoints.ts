import type { BreakpointsOptions } from '@mui/material/styles';

/**
 * `down('sm')` phone (to 720 px), `down('md')` overlay sidebar and bottom bar (to 960), `down('lg')` folded sidebar
 * (to 1200). The widths are meant inclusive, MUI's exclusive, hence the odd pixel.
 */
export const breakpoints: BreakpointsOptions = {
  values: { xs: 0, sm: 721, md: 961, lg: 1201, xl: 1536 },
};
