/**
 * @generated SignedSource<<72b3a193c9a454b7e382f54d32b8d332>>
 * @relayHash 09e580f1a73e1e83c522dc83e40013fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b48e177248af1a32a188c6aeeffb7fd4f8b2ddf2b2905f7a11bc478eb85e9fdc

import type { ConcreteRequest } from 'relay-runtime';
export type SetupLinkState = "OPEN" | "SET_UP" | "UNUSABLE";
export type setupQuery$variables = {
  token: string;
};
export type setupQuery$data = {
  readonly setupLink: {
    readonly expiresAt: string | null | undefined;
    readonly state: SetupLinkState;
  };
};
export type setupQuery = {
  response: setupQuery$data;
  variables: setupQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "SetupLink",
    "kind": "LinkedField",
    "name": "setupLink",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "state",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "expiresAt",
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
    "name": "setupQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "setupQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b48e177248af1a32a188c6aeeffb7fd4f8b2ddf2b2905f7a11bc478eb85e9fdc",
    "metadata": {},
    "name": "setupQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "687f82ff19d864517dacc13a3c9df4a5";

export default node;
