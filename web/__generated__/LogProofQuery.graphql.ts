/**
 * @generated SignedSource<<d0ff90859b2b624935df8b7035081355>>
 * @relayHash 6cbd925022a1ff448003466ca881e979
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e763a7c6ac32aa012845cd7a696504aabc45726f75919febe01540fe0e206d1

import type { ConcreteRequest } from 'relay-runtime';
export type LogProofQuery$variables = Record<PropertyKey, never>;
export type LogProofQuery$data = {
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
export type LogProofQuery = {
  response: LogProofQuery$data;
  variables: LogProofQuery$variables;
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
    "name": "LogProofQuery",
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
    "name": "LogProofQuery",
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
    "id": "8e763a7c6ac32aa012845cd7a696504aabc45726f75919febe01540fe0e206d1",
    "metadata": {},
    "name": "LogProofQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "027358b00a8ad42a7cc884555281c8af";

export default node;
