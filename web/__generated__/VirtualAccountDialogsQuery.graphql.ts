/**
 * @generated SignedSource<<9675efeeafdb6051a8d549eadd799795>>
 * @relayHash 8f50e39a2f86162ab7ff612a9d01c169
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f00eb6f0260cddffd9d8ef54c64af3709129578f30c9a9aebd8900dd3aa4da99

import type { ConcreteRequest } from 'relay-runtime';
export type VirtualAccountDialogsQuery$variables = Record<PropertyKey, never>;
export type VirtualAccountDialogsQuery$data = {
  readonly organization: {
    readonly virtualAccountBanks: ReadonlyArray<{
      readonly bankCode: string;
      readonly provider: string | null | undefined;
    }> | null | undefined;
  };
};
export type VirtualAccountDialogsQuery = {
  response: VirtualAccountDialogsQuery$data;
  variables: VirtualAccountDialogsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "VirtualAccountBank",
  "kind": "LinkedField",
  "name": "virtualAccountBanks",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bankCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "provider",
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
    "name": "VirtualAccountDialogsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "VirtualAccountDialogsQuery",
    "selections": [
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
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f00eb6f0260cddffd9d8ef54c64af3709129578f30c9a9aebd8900dd3aa4da99",
    "metadata": {},
    "name": "VirtualAccountDialogsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "39c3d5528802e00ff4fbef38a9530491";

export default node;
