/**
 * @generated SignedSource<<8eff566b31ddcf365aa75b507a50004e>>
 * @relayHash c18f2fcce3b2765eef412a7b545000b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20f391ee22bbca27d7d0f3bac75ff91fd6dd2194697215152c54559718e14577

import type { ConcreteRequest } from 'relay-runtime';
export type changeCallsWithdrawMutation$variables = Record<PropertyKey, never>;
export type changeCallsWithdrawMutation$data = {
  readonly withdrawPortalChange: {
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  } | null | undefined;
};
export type changeCallsWithdrawMutation = {
  response: changeCallsWithdrawMutation$data;
  variables: changeCallsWithdrawMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PortalChangePayload",
    "kind": "LinkedField",
    "name": "withdrawPortalChange",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
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
    "name": "changeCallsWithdrawMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "changeCallsWithdrawMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "20f391ee22bbca27d7d0f3bac75ff91fd6dd2194697215152c54559718e14577",
    "metadata": {},
    "name": "changeCallsWithdrawMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2eb3f9056b506e9ae425a0872164a6f2";

export default node;
