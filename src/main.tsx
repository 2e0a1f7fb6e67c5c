import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ApiError } from '#api/ApiError.ts';
import { agency, hrms } from '#api/client.ts';
import { createQueryClient } from '#api/queryClient.ts';
import { App } from '#app/App.tsx';
import { takePaymentReturn } from '#session/subscriptionReturn.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

/** Failures that a section shows are also logged (section 8); anything else is a defect and says so. */
function logCaught(error: unknown): void {
  if (error instanceof ApiError) console.warn(`${error.message} (${error.kind})`);
  else console.error(error);
}

async function start(): Promise<void> {
  takePaymentReturn();
  if (__MOCK_BACKEND__) {
    const { startMockBackend } = await import('#mocks/browser.ts');
    await startMockBackend([agency, hrms]);
  }
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  createRoot(root, { onCaughtError: logCaught }).render(
    <StrictMode>
      <App queryClient={createQueryClient()} />
    </StrictMode>,
  );
}

start();
