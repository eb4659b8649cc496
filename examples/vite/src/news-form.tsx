'use client';

import { useToast } from '@sponsor/ui';
import { SignUpForm } from '@sponsor/ui/forms';
import { news } from './words';

/** Asks for an address, and would send it to the fund's own server. */
export function NewsForm() {
  const notify = useToast();
  return (
    <SignUpForm
      {...news.form}
      onSubmit={store}
      onSuccess={() => notify({ message: news.thanks })}
      onFailure={() => notify({ message: news.sorry, tone: 'destructive' })}
    />
  );
}

async function store(values: { email: string }): Promise<void> {
  const response = await fetch(news.form.action, { method: 'POST', body: new URLSearchParams(values) });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
}
