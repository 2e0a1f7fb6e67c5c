/** True in builds that carry the mock backend; false in production, where the code behind it disappears. */
declare const __MOCK_BACKEND__: boolean;
