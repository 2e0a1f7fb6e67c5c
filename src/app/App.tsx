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
  /** Data of the prerendered HTML that is hydrated; null where there is none. */
  state: DehydratedState | null;
};

/** The whole site in a browser. */
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
