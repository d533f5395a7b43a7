/**
 * @generated SignedSource<<d7c2a2a385f8bc64a245e00bead8e9dd>>
 * @relayHash 9609ce847ca9f8f55e084a4a1938a5be
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c46f19daa72251401e831786238be791b493cd4e31c2ae42167d98d203d3224

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebhookEvent = "BANK_ACCOUNT_CHANGED" | "BILL_CHANGED" | "BILL_DELETED" | "COUNTERPARTY_CHANGED" | "COUNTERPARTY_DELETED" | "CREDIT_MEMO_CHANGED" | "DEPOSIT_CHANGED" | "ENTITY_CHANGED" | "EXCEPTION_CHANGED" | "EXPECTED_TRANSACTION_CHANGED" | "EXPECTED_TRANSACTION_DELETED" | "GOODS_RECEIPT_CHANGED" | "INVOICE_CHANGED" | "MEMBERSHIP_CHANGED" | "ORGANIZATION_CHANGED" | "PAYMENT_CHANGED" | "PAYMENT_RECORD_CHANGED" | "PAYMENT_TRANSACTION_CHANGED" | "PURCHASE_ORDER_CHANGED" | "RECEIVED_PAYMENT_CHANGED" | "RECONCILIATION_CREATED" | "RECONCILIATION_REMOVED" | "RECONCILIATION_RUN_CHANGED" | "RECORD_IMPORT_CHANGED" | "ROLE_CHANGED" | "SALES_ORDER_CHANGED" | "STATEMENT_IMPORT_CHANGED" | "STATEMENT_TRANSACTION_CHANGED" | "WITHHOLDING_SLIP_CHANGED";
export type CreateWebhookInput = {
  code?: string | null | undefined;
  description?: string | null | undefined;
  events: ReadonlyArray<WebhookEvent>;
  idempotencyKey?: string | null | undefined;
  passkeyAssertion?: string | null | undefined;
  url: string;
};
export type useChangeWebhooksCreateMutation$variables = {
  input: CreateWebhookInput;
};
export type useChangeWebhooksCreateMutation$data = {
  readonly createWebhook: {
    readonly secret: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useMutation_error">;
    }>;
  } | null | undefined;
};
export type useChangeWebhooksCreateMutation = {
  response: useChangeWebhooksCreateMutation$data;
  variables: useChangeWebhooksCreateMutation$variables;
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "secret",
  "storageKey": null
},
v3 = [
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
    "name": "useChangeWebhooksCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateWebhookPayload",
        "kind": "LinkedField",
        "name": "createWebhook",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
                "selections": (v3/*:: as any*/),
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
    "name": "useChangeWebhooksCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateWebhookPayload",
        "kind": "LinkedField",
        "name": "createWebhook",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "userErrors",
            "plural": true,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2c46f19daa72251401e831786238be791b493cd4e31c2ae42167d98d203d3224",
    "metadata": {},
    "name": "useChangeWebhooksCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "770747b768a0f48dc6f52b17abc0abec";

export default node;
