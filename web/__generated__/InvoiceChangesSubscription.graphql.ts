/**
 * @generated SignedSource<<4ebcb4903bbb66297da1d7749ca58779>>
 * @relayHash c52589660eed59eb245830147a13fe58
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba295273ee63b372892a4962d0f375b8bcded9ee2800a547d21025cc901866c7

import type { ConcreteRequest } from 'relay-runtime';
export type InvoiceStatus = "CANCELED" | "DRAFT" | "ISSUED" | "PAID" | "PARTIALLY_PAID" | "WAITING_APPROVAL";
export type InvoiceChangesSubscription$variables = {
  invoiceId: string;
};
export type InvoiceChangesSubscription$data = {
  readonly invoiceChanged: {
    readonly invoice: {
      readonly id: string;
      readonly status: InvoiceStatus;
      readonly version: number;
    };
  };
};
export type InvoiceChangesSubscription = {
  response: InvoiceChangesSubscription$data;
  variables: InvoiceChangesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "invoiceId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "invoiceId",
        "variableName": "invoiceId"
      }
    ],
    "concreteType": "InvoiceUpdate",
    "kind": "LinkedField",
    "name": "invoiceChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Invoice",
        "kind": "LinkedField",
        "name": "invoice",
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
            "name": "status",
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "InvoiceChangesSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InvoiceChangesSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ba295273ee63b372892a4962d0f375b8bcded9ee2800a547d21025cc901866c7",
    "metadata": {},
    "name": "InvoiceChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "d01f1302e6dbe29ed11da579b6a34bb1";

export default node;
