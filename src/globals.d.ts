/** True in builds that carry the mock backend; false in production, where the code behind it disappears. */
declare const __MOCK_BACKEND__: boolean;

interface ImportMetaEnv {
  /** The card provider's publishable key, public by its nature; absent where nothing can be paid. */
  readonly VITE_STRIPE_PUBLISHABLE_KEY?: string;
}
