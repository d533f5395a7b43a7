/**
 * @generated SignedSource<<c4c6bc96cb47979367604ae7262860f5>>
 * @relayHash e851f6e4d98655dfb6cc2aec3c03ae3b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a72b226b644d76ab7659e7aa474bc9b26c1b54c8dfc61e55100292a2a8dfdd56

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebhookEvent = "BANK_ACCOUNT_CHANGED" | "BILL_CHANGED" | "BILL_DELETED" | "COUNTERPARTY_CHANGED" | "COUNTERPARTY_DELETED" | "CREDIT_MEMO_CHANGED" | "DEPOSIT_CHANGED" | "ENTITY_CHANGED" | "EXCEPTION_CHANGED" | "EXPECTED_TRANSACTION_CHANGED" | "EXPECTED_TRANSACTION_DELETED" | "GOODS_RECEIPT_CHANGED" | "INVOICE_CHANGED" | "MEMBERSHIP_CHANGED" | "ORGANIZATION_CHANGED" | "PAYMENT_CHANGED" | "PAYMENT_RECORD_CHANGED" | "PAYMENT_TRANSACTION_CHANGED" | "PURCHASE_ORDER_CHANGED" | "RECEIVED_PAYMENT_CHANGED" | "RECONCILIATION_CREATED" | "RECONCILIATION_REMOVED" | "RECONCILIATION_RUN_CHANGED" | "RECORD_IMPORT_CHANGED" | "ROLE_CHANGED" | "SALES_ORDER_CHANGED" | "STATEMENT_IMPORT_CHANGED" | "STATEMENT_TRANSACTION_CHANGED" | "WITHHOLDING_SLIP_CHANGED";
export type UpdateWebhookInput = {
  active: boolean;
  code?: string | null | undefined;
  description?: string | null | undefined;
  events: ReadonlyArray<WebhookEvent>;
  id: string;
  passkeyAssertion?: string | null | undefined;
  url: string;
  version: number;
};
export type useChangeWebhooksUpdateMutation$variables = {
  input: UpdateWebhookInput;
};
export type useChangeWebhooksUpdateMutation$data = {
  readonly updateWebhook: {
    readonly userErrors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useMutation_error">;
    }>;
    readonly webhook: {
      readonly " $fragmentSpreads": FragmentRefs<"WebhookCard_webhook">;
    } | null | undefined;
  } | null | undefined;
};
export type useChangeWebhooksUpdateMutation = {
  response: useChangeWebhooksUpdateMutation$data;
  variables: useChangeWebhooksUpdateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "field",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useChangeWebhooksUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateWebhookPayload",
        "kind": "LinkedField",
        "name": "updateWebhook",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Webhook",
            "kind": "LinkedField",
            "name": "webhook",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "WebhookCard_webhook"
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "useMutation_error",
                "selections": (v2/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChangeWebhooksUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateWebhookPayload",
        "kind": "LinkedField",
        "name": "updateWebhook",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Webhook",
            "kind": "LinkedField",
            "name": "webhook",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "url",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "description",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "events",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastDeliveredAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a72b226b644d76ab7659e7aa474bc9b26c1b54c8dfc61e55100292a2a8dfdd56",
    "metadata": {},
    "name": "useChangeWebhooksUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e38b6c0722c22e16a8751581d6fd15b1";

export default node;
