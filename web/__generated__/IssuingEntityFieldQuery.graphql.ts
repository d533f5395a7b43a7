/**
 * @generated SignedSource<<402e5447a6232bac0e02cce9d7961a60>>
 * @relayHash 8321715a4c7fe523b2c6d92983b2d558
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9eaa7fb4c42ba2fac9bf11939fb3eb3724ad1937185d62a980ca7c0bcc37edb4

import type { ConcreteRequest } from 'relay-runtime';
export type IssuingEntityFieldQuery$variables = {
  customerId: string;
};
export type IssuingEntityFieldQuery$data = {
  readonly node: {
    readonly proposedEntity?: {
      readonly id: string;
      readonly isVatRegistered: boolean;
    } | null | undefined;
  } | null | undefined;
};
export type IssuingEntityFieldQuery = {
  response: IssuingEntityFieldQuery$data;
  variables: IssuingEntityFieldQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "customerId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "customerId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Entity",
      "kind": "LinkedField",
      "name": "proposedEntity",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isVatRegistered",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Customer",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "IssuingEntityFieldQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "IssuingEntityFieldQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9eaa7fb4c42ba2fac9bf11939fb3eb3724ad1937185d62a980ca7c0bcc37edb4",
    "metadata": {},
    "name": "IssuingEntityFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d327dd98949537c0d2157c499bfd7801";

export default node;
