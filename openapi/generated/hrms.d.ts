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
         * @description The answer's key counts as a login.
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
         * @description Answers with the key for the payment calls.
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
         * @description The amount is 25 US dollars for each employee.
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
         * @description Sent after the card provider confirmed the payment. Sending the same `payment_method_id` again must
         *     record nothing twice, because the website repeats the call when its answer got lost.
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
        /** @description What a subscriber types to sign up. */
        Registration: {
            /** @description Name of the account. */
            username: string;
            /**
             * Format: email
             * @description Email address.
             */
            email: string;
            /**
             * Format: password
             * @description The password.
             */
            password1: string;
            /**
             * Format: password
             * @description The password once more.
             */
            password2: string;
        };
        /** @description Answer to sign-up and login. */
        AccountKey: {
            /** @description The token for the payment calls. Secret. */
            key: string;
        };
        /** @description Why it failed. Only `detail` is shown; texts by field may stand beside it. */
        AccountProblem: {
            /** @description Text shown to the visitor as it is. */
            detail?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description What a subscriber types to log in. */
        Login: {
            /** @description Name of the account. */
            username: string;
            /**
             * Format: email
             * @description Email address.
             */
            email: string;
            /**
             * Format: password
             * @description The password.
             */
            password: string;
        };
        /** @description What the price depends on. */
        PaymentIntentRequest: {
            /** @description Largest number of employees. */
            max_employees: number;
        };
        /** @description The intent. A healthy server always sends the secret. */
        PaymentIntent: {
            /**
             * @description Secret for the card provider's form. It is optional here because the website has a text for its absence, but
             *     `npm run conformance` demands it.
             */
            client_secret?: string;
            /** @description Why there is no secret. */
            error?: string;
        };
        /** @description Why it failed. An empty object means that the server has no text. */
        PaymentProblem: {
            /** @description Text shown to the visitor as it is. */
            error?: string;
        };
        /** @description The framework's own failure body. */
        Detail: {
            /** @description What went wrong, in a sentence. */
            detail: string;
        };
        /** @description A confirmed subscription. */
        SubscriptionRequest: {
            /**
             * @description Fixed company id.
             * @constant
             */
            companyId: 10;
            /** @description The card provider's id of the payment method. */
            payment_method_id: string;
            /** @description Largest number of employees. */
            max_employees: number;
        };
        /** @description What became of the subscription. */
        SubscriptionOutcome: {
            /** @description Text for the visitor. */
            message?: string;
            /** @description Why it was not recorded. */
            error?: string;
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
    };
    parameters: never;
    requestBodies: never;
    headers: never;
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
            /** @description Account created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountKey"];
                };
            };
            /** @description The account was not created. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountProblem"];
                };
            };
            /** @description The backend failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountProblem"];
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
            /** @description Logged in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountKey"];
                };
            };
            /** @description Not logged in. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountProblem"];
                };
            };
            /** @description The backend failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountProblem"];
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
            /** @description Intent created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentIntent"];
                };
            };
            /** @description Intent refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentProblem"];
                };
            };
            401: components["responses"]["InvalidToken"];
            /** @description The backend failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentProblem"];
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
            /** @description Subscription recorded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionOutcome"];
                };
            };
            /** @description Subscription refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentProblem"];
                };
            };
            401: components["responses"]["InvalidToken"];
            /** @description The backend failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentProblem"];
                };
            };
        };
    };
}
