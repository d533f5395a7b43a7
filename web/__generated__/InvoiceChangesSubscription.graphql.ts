/**
 * @generated SignedSource<<e174a825ff4ef02bf8c845f67fdd152f>>
 * @relayHash ea7f74568c26ea64c1133aa4603ef612
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 466ce474ca1c2da91ac7bd0122fc1c18b75e8bfba5a19e013c0ecf767fcd0104

import type { ConcreteRequest } from 'relay-runtime';
export type InvoiceChangesSubscription$variables = {
  invoiceId: string;
};
export type InvoiceChangesSubscription$data = {
  readonly invoiceChanged: {
    readonly invoiceUuid: string;
    readonly version: number;
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
        "kind": "ScalarField",
        "name": "invoiceUuid",
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
    "id": "466ce474ca1c2da91ac7bd0122fc1c18b75e8bfba5a19e013c0ecf767fcd0104",
    "metadata": {},
    "name": "InvoiceChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "302bd1c202dd197f213ee1276e3e8652";

export default node;
