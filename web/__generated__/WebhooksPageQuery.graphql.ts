/**
 * @generated SignedSource<<05921cf004321b7521da4707e48ad2a6>>
 * @relayHash b882cc6ddf0c140dfec293745d2cf770
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5ce65509e960f21cada283d8fa0e16d0bc0de89d2f866988125973aab07ed5a

import type { ConcreteRequest } from 'relay-runtime';
export type WebhookEvent = "BANK_ACCOUNT_CHANGED" | "COUNTERPARTY_CHANGED" | "ENTITY_CHANGED" | "EXPECTED_TRANSACTION_CHANGED" | "EXPECTED_TRANSACTION_DELETED" | "MEMBERSHIP_CHANGED" | "ORGANIZATION_CHANGED" | "RECONCILIATION_CREATED" | "RECONCILIATION_REMOVED" | "RECONCILIATION_RUN_CHANGED" | "RECORD_IMPORT_CHANGED" | "ROLE_CHANGED" | "STATEMENT_IMPORT_CHANGED" | "STATEMENT_TRANSACTION_CHANGED" | "%future added value";
export type WebhookStatus = "ACTIVE" | "DISABLED" | "PAUSED" | "%future added value";
export type WebhooksPageQuery$variables = Record<PropertyKey, never>;
export type WebhooksPageQuery$data = {
  readonly organization: {
    readonly webhooks: ReadonlyArray<{
      readonly description: string | null | undefined;
      readonly events: ReadonlyArray<WebhookEvent>;
      readonly id: string;
      readonly lastDeliveredAt: string | null | undefined;
      readonly status: WebhookStatus;
      readonly url: string;
      readonly uuid: string;
    }>;
  };
};
export type WebhooksPageQuery = {
  response: WebhooksPageQuery$data;
  variables: WebhooksPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Webhook",
  "kind": "LinkedField",
  "name": "webhooks",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uuid",
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
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "WebhooksPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WebhooksPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e5ce65509e960f21cada283d8fa0e16d0bc0de89d2f866988125973aab07ed5a",
    "metadata": {},
    "name": "WebhooksPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "67fe881584dd5dbf170bbec9bba10972";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
