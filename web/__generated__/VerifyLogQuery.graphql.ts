/**
 * @generated SignedSource<<d5877fcc25cf03bdf0db4662aafe840e>>
 * @relayHash 8fbc1fcc10882f43edc191e95ed7e57d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9cf828726d8c33af6ede23baca0cda5f9a8bbbf9b9d5231312af8e702bbdaed

import type { ConcreteRequest } from 'relay-runtime';
export type VerifyLogQuery$variables = Record<PropertyKey, never>;
export type VerifyLogQuery$data = {
  readonly organization: {
    readonly activityProof: {
      readonly broken: ReadonlyArray<{
        readonly at: string | null | undefined;
        readonly entryUuid: string | null | undefined;
        readonly position: number;
      }>;
      readonly entries: number;
    };
  };
};
export type VerifyLogQuery = {
  response: VerifyLogQuery$data;
  variables: VerifyLogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "ActivityProof",
  "kind": "LinkedField",
  "name": "activityProof",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entries",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BrokenActivity",
      "kind": "LinkedField",
      "name": "broken",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "position",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "entryUuid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        }
      ],
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
    "name": "VerifyLogQuery",
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
    "name": "VerifyLogQuery",
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
    "id": "b9cf828726d8c33af6ede23baca0cda5f9a8bbbf9b9d5231312af8e702bbdaed",
    "metadata": {},
    "name": "VerifyLogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f93a5113367d583fe52b4c8cbc3ff1b0";

export default node;
