import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { rememberedKey } from './query-client.ts';

/** What stays as it was left when a screen is left and come back to, until the session ends. */
export function useRemembered<Value>(name: string, initial: Value): [Value, (value: Value) => void] {
  const queryClient = useQueryClient();
  const queryKey = [...rememberedKey, name];
  const [value, setValue] = useState(() => queryClient.getQueryData<Value>(queryKey) ?? initial);
  return [
    value,
    (next) => {
      setValue(next);
      queryClient.setQueryData(queryKey, next);
    },
  ];
}
