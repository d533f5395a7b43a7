/**
 * @generated SignedSource<<6a2ff552a4ea2c22a965d4de2be0c533>>
 * @relayHash e1ea7a05f993dcb9ff68c6688d689e74
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fbf1a1cc0aafba2f3b6fc09588fd652b31a2c539b9855ac922548980a9d38fdd

import type { ConcreteRequest } from 'relay-runtime';
export type ReconciliationChangeKind = "EXPECTED_CHANGED" | "IMPORTED" | "IMPORT_STARTED" | "IMPORT_UNDONE" | "RECOMMENDATIONS_CHANGED" | "RECONCILED" | "REMOVED" | "RUN_CHANGED" | "STATEMENTS_CHANGED";
export type ImportMatchesSubscription$variables = {
  account: string;
};
export type ImportMatchesSubscription$data = {
  readonly reconciliationChanged: {
    readonly kind: ReconciliationChangeKind;
  };
};
export type ImportMatchesSubscription = {
  response: ImportMatchesSubscription$data;
  variables: ImportMatchesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "account"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "bankAccountId",
        "variableName": "account"
      }
    ],
    "concreteType": "ReconciliationChange",
    "kind": "LinkedField",
    "name": "reconciliationChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "kind",
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
    "name": "ImportMatchesSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ImportMatchesSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fbf1a1cc0aafba2f3b6fc09588fd652b31a2c539b9855ac922548980a9d38fdd",
    "metadata": {},
    "name": "ImportMatchesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "71c7017851f54f3c439d882ab5deaec1";

export default node;
