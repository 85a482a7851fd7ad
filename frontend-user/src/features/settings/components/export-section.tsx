import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { receivedLabel } from '@drumbeat/domain';
import { Download } from 'lucide-react';
import { useExportData } from '../api/account';

export function ExportSection() {
  const exportData = useExportData();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
      <Button
        variant="outlined"
        loading={exportData.isPending}
        onClick={() => exportData.mutate()}
        startIcon={<Download size={16} strokeWidth={1.75} aria-hidden />}
      >
        Download my data
      </Button>
      <Typography variant="caption" role="status" sx={{ color: 'text.secondary' }}>
        {exportData.isPending ? receivedLabel(exportData.received) : ''}
      </Typography>
    </Box>
  );
}
