import Typography from '@mui/material/Typography';

export const ExampleHeading = ({ children }: { children: string }) => (
  <Typography variant="label" component="h2" sx={{ color: 'text.secondary', mb: 1 }}>
    {children}
  </Typography>
);
