/**
 * @generated SignedSource<<4f2f885b3290a1d4826611b36c7f4736>>
 * @relayHash b599721b76a1bf5a272f16d01162ce8b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 373e02530fba27cb9521d854dc5c2a0a771ad0a3e82a8a3e98d702320eeed84f

import type { ConcreteRequest } from 'relay-runtime';
export type WebhookEvent = "BANK_ACCOUNT_CHANGED" | "COUNTERPARTY_CHANGED" | "ENTITY_CHANGED" | "EXPECTED_TRANSACTION_CHANGED" | "EXPECTED_TRANSACTION_DELETED" | "MEMBERSHIP_CHANGED" | "ORGANIZATION_CHANGED" | "RECONCILIATION_CREATED" | "RECONCILIATION_REMOVED" | "RECONCILIATION_RUN_CHANGED" | "RECORD_IMPORT_CHANGED" | "ROLE_CHANGED" | "STATEMENT_IMPORT_CHANGED" | "STATEMENT_TRANSACTION_CHANGED" | "%future added value";
export type WebhookStatus = "ACTIVE" | "DISABLED" | "PAUSED" | "%future added value";
export type WebhooksPageListQuery$variables = Record<PropertyKey, never>;
export type WebhooksPageListQuery$data = {
  readonly organization: {
    readonly id: string;
    readonly webhooks: ReadonlyArray<{
      readonly description: string | null | undefined;
      readonly events: ReadonlyArray<WebhookEvent>;
      readonly id: string;
      readonly lastDeliveredAt: string | null | undefined;
      readonly status: WebhookStatus;
      readonly url: string;
      readonly uuid: string;
    }> | null | undefined;
  };
};
export type WebhooksPageListQuery = {
  response: WebhooksPageListQuery$data;
  variables: WebhooksPageListQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Organization",
    "kind": "LinkedField",
    "name": "organization",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "WebhooksPageListQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WebhooksPageListQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "373e02530fba27cb9521d854dc5c2a0a771ad0a3e82a8a3e98d702320eeed84f",
    "metadata": {},
    "name": "WebhooksPageListQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3c64830c2d0c66e0575df5126725c76e";

export default node;
