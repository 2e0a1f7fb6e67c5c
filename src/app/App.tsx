import {
  type DehydratedState,
  HydrationBoundary,
  type QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { AppRoutes } from './AppRoutes.tsx';

type AppProps = {
  queryClient: QueryClient;
  /** Query data of the prerendered page; null when it was not prerendered. */
  state: DehydratedState | null;
};

export function App({ queryClient, state }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <HydrationBoundary state={state}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </HydrationBoundary>
    </QueryClientProvider>
  );
}
