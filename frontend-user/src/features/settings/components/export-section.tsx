import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { useExportData } from '../api/account';

export function ExportSection() {
  const exportData = useExportData();
  return (
    <Button
      variant="outlined"
      loading={exportData.isPending}
      onClick={() => exportData.mutate()}
      startIcon={<Download size={16} strokeWidth={1.75} aria-hidden />}
    >
      Download my data
    </Button>
  );
}
