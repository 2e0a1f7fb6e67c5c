// Types of the hrms contract. Generated from openapi/hrms.yaml by `npm run generate`; do not edit.
export interface paths {
    "/dj-rest-auth/registration/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a subscriber's account
         * @description The response's key counts as a login.
         */
        post: operations["registerAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login/login/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log a subscriber in
         * @description Returns the key for the payment calls.
         */
        post: operations["loginAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/create-payment-intent/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a payment intent
         * @description The server computes the amount, `max_employees` × `x-unit-price`, and remembers which account the intent is for.
         */
        post: operations["createPaymentIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/payment-method/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record the subscription
         * @description Sent after the card provider confirmed the payment to the browser. The server asks the provider itself before it
         *     records: the intent belongs to this account, has succeeded with this payment method, and its amount is
         *     `max_employees` × `x-unit-price`. Sending the same `payment_method_id` again must succeed and must not record a
         *     second subscription, so that the website can repeat a request whose response was lost.
         */
        post: operations["recordPaymentMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Name of the account. A server may refuse other characters than ASCII letters, digits and `@.+-_`.
         * @example rosalind
         */
        Username: string;
        /**
         * Format: email
         * @description Email address.
         * @example rosalind@hartandco.example
         */
        AccountEmail: string;
        /** @description Sign-up form of a subscriber. */
        Registration: {
            username: components["schemas"]["Username"];
            email: components["schemas"]["AccountEmail"];
            /**
             * Format: password
             * @description The password, at least 8 characters long. A server may refuse more, such as common words.
             * @example correct horse battery
             */
            password1: string;
            /**
             * Format: password
             * @description The password once more.
             * @example correct horse battery
             */
            password2: string;
        };
        /** @description Why it failed. The website shows only `detail`; texts by field may exist beside it. */
        AccountProblem: {
            /**
             * @description Text shown to the visitor as it is.
             * @example Unable to log in with provided credentials.
             */
            detail?: string | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Response to sign-up and login. */
        AccountKey: {
            /**
             * @description The token for the payment calls. Secret.
             * @example 4f1d0c9b7a6e5d3c2b1a0f9e8d7c6b5a4f3e2d1c
             */
            readonly key: string;
        };
        /** @description Login form of a subscriber. */
        Login: {
            username: components["schemas"]["Username"];
            email: components["schemas"]["AccountEmail"];
            /**
             * Format: password
             * @description The password.
             * @example correct horse battery
             */
            password: string;
        };
        /**
         * @description Largest number of employees. `x-unit-price` is the price of each of them.
         * @example 12
         */
        EmployeeCount: number;
        /** @description The number that determines the price. */
        PaymentIntentRequest: {
            max_employees: components["schemas"]["EmployeeCount"];
        };
        /**
         * @description Text shown to the visitor as it is.
         * @example This payment method has expired.
         */
        PaymentText: string | null;
        /** @description Why it failed. An empty object means that the server has no text. */
        PaymentProblem: {
            error?: components["schemas"]["PaymentText"];
        };
        /** @description The intent. A healthy server always sends the secret. */
        PaymentIntent: {
            /**
             * @description Secret for the card provider's form. It is optional here because the website has a text for its absence, but
             *     `npm run conformance` requires it.
             * @example pi_mock_0001_secret_mock
             */
            readonly client_secret?: string | null;
            error?: components["schemas"]["PaymentText"];
        };
        /** @description A confirmed subscription. */
        SubscriptionRequest: {
            /**
             * @description Fixed company id.
             * @example 10
             * @constant
             */
            companyId: 10;
            /**
             * @description The card provider's id of the payment method.
             * @example pm_mock_0001
             */
            payment_method_id: string;
            max_employees: components["schemas"]["EmployeeCount"];
        };
        /** @description Result of recording the subscription. */
        SubscriptionOutcome: {
            message?: components["schemas"]["PaymentText"];
            error?: components["schemas"]["PaymentText"];
        };
        /** @description The framework's own failure body. */
        Detail: {
            /**
             * @description What went wrong, in a sentence.
             * @example No Service matches the given query.
             */
            detail: string;
        };
        /**
         * @description Text for the visitor.
         * @example Too many requests. Please wait a minute and try again.
         */
        EdgeText: string;
        /**
         * @description A refusal or failure of the gateway. Each form reads the text from another property: the careers account from
         *     `message`, the HRMS accounts from `detail`, the others from `error`. `error` is required, because the contact form
         *     takes a failure with only `message` for a success.
         */
        EdgeProblem: {
            error: components["schemas"]["EdgeText"];
            message?: components["schemas"]["EdgeText"];
            detail?: components["schemas"]["EdgeText"];
        };
    };
    responses: {
        /** @description The token is missing or no longer valid. */
        InvalidToken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Detail"];
            };
        };
        /** @description The visitor sent too many requests. Nothing was done. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EdgeProblem"];
            };
        };
        /** @description The gateway cannot reach the backend, or cannot read its response. */
        BadGateway: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EdgeProblem"];
            };
        };
        /** @description The backend did not respond in time. A write may have been done all the same. */
        GatewayTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EdgeProblem"];
            };
        };
        /** @description The write did not come from the website; refused by the edge. */
        CrossSite: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EdgeProblem"];
            };
        };
        /** @description The body is larger than the call takes. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EdgeProblem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before repeating the call. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    registerAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description The account was not created. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountProblem"];
                };
            };
            403: components["responses"]["CrossSite"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            /** @description The backend failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountProblem"];
                };
            };
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
            /** @description Account created. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountKey"];
                };
            };
        };
    };
    loginAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description Not logged in. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountProblem"];
                };
            };
            403: components["responses"]["CrossSite"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            /** @description The backend failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountProblem"];
                };
            };
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
            /** @description Logged in. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountKey"];
                };
            };
        };
    };
    createPaymentIntent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentIntentRequest"];
            };
        };
        responses: {
            /** @description Intent refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentProblem"];
                };
            };
            /** @description The token is missing or no longer valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
            403: components["responses"]["CrossSite"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            /** @description The backend failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentProblem"];
                };
            };
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
            /** @description Intent created, unless `error` says why not. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentIntent"];
                };
            };
        };
    };
    recordPaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionRequest"];
            };
        };
        responses: {
            /** @description Subscription refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentProblem"];
                };
            };
            /** @description The token is missing or no longer valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Detail"];
                };
            };
            403: components["responses"]["CrossSite"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooManyRequests"];
            /** @description The backend failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentProblem"];
                };
            };
            502: components["responses"]["BadGateway"];
            504: components["responses"]["GatewayTimeout"];
            /** @description Subscription recorded, unless `error` says why not. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionOutcome"];
                };
            };
        };
    };
}
