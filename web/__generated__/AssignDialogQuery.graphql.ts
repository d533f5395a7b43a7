/**
 * @generated SignedSource<<1182007ca6dde67a920319a82e35cda2>>
 * @relayHash ad0adcf04b8add3217fd8ef2a6b352fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f33894d8d3d6ff8adf890c0f713b4babb6cdef4293dfa862012949383a3cd547

import type { ConcreteRequest } from 'relay-runtime';
export type AssignDialogQuery$variables = Record<PropertyKey, never>;
export type AssignDialogQuery$data = {
  readonly organization: {
    readonly people: ReadonlyArray<{
      readonly fullName: string;
      readonly uuid: string;
    }>;
  };
};
export type AssignDialogQuery = {
  response: AssignDialogQuery$data;
  variables: AssignDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Person",
  "kind": "LinkedField",
  "name": "people",
  "plural": true,
  "selections": [
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
      "name": "fullName",
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
    "name": "AssignDialogQuery",
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
    "name": "AssignDialogQuery",
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
    "id": "f33894d8d3d6ff8adf890c0f713b4babb6cdef4293dfa862012949383a3cd547",
    "metadata": {},
    "name": "AssignDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9e5e34b49bb93047a4c3309664ab4f51";

export default node;
