import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { formatMoney } from '@drumbeat/domain';
import type { Plan } from '../../../entities/types';

interface PlanCardProps {
  plan: Plan;
  /** One sentence about it. */
  description: string;
  /** A button, or a text that explains why there is none. */
  action: ReactNode;
  accented?: boolean;
}

export function PlanCard({ plan, description, action, accented = false }: PlanCardProps) {
  const titleId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{
        p: { xs: 5, md: 6 },
        borderRadius: '1rem',
        border: accented ? '1.5px solid' : '1px solid',
        borderColor: accented ? 'primary.main' : 'divider',
        bgcolor: accented ? 'background.paper' : 'transparent',
      }}
    >
      <Typography variant="h2" id={titleId}>
        {plan.name}
      </Typography>
      <Typography component="p" sx={{ display: 'flex', alignItems: 'baseline', gap: 2, mt: 2 }}>
        <Box
          component="span"
          sx={{
            fontSize: '2.25rem',
            lineHeight: '2.75rem',
            fontWeight: 600,
            letterSpacing: '-0.03em',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {formatMoney(plan.price, navigator.language)}
        </Box>
        {plan.interval ? (
          <Box component="span" sx={{ color: 'text.disabled' }}>
            per {plan.interval}
          </Box>
        ) : null}
      </Typography>
      <Typography sx={{ mt: 1, mb: 5, color: 'text.secondary' }}>{description}</Typography>
      {action}
      <Box component="ul" sx={{ display: 'grid', gap: 3, mt: 6, color: 'text.secondary' }}>
        {plan.features.map((feature) => (
          <Box key={feature} component="li" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 2 }}>
            <Box component="span" sx={{ color: 'accent.text', pt: '3px' }}>
              <Check size={16} strokeWidth={1.75} aria-hidden />
            </Box>
            {feature}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
