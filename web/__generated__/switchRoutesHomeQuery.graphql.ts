/**
 * @generated SignedSource<<a425d10090ab9f33029195c8b0317f1d>>
 * @relayHash a6f01f70a92068d3dd66dc0677feec41
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d972877553451fbf029f3ead9e9bc28db33db94e2db95af0c23a4fd2e288f3c6

import type { ConcreteRequest } from 'relay-runtime';
export type AppMode = "INVOICING" | "TREASURY" | "%future added value";
export type switchRoutesHomeQuery$variables = Record<PropertyKey, never>;
export type switchRoutesHomeQuery$data = {
  readonly viewer: {
    readonly memberships: ReadonlyArray<{
      readonly organization: {
        readonly modes: ReadonlyArray<AppMode>;
        readonly uuid: string;
      };
    }>;
  } | null | undefined;
};
export type switchRoutesHomeQuery = {
  response: switchRoutesHomeQuery$data;
  variables: switchRoutesHomeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "modes",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "switchRoutesHomeQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Membership",
            "kind": "LinkedField",
            "name": "memberships",
            "plural": true,
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
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
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
    "name": "switchRoutesHomeQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Membership",
            "kind": "LinkedField",
            "name": "memberships",
            "plural": true,
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
                  (v1/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d972877553451fbf029f3ead9e9bc28db33db94e2db95af0c23a4fd2e288f3c6",
    "metadata": {},
    "name": "switchRoutesHomeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "951c5859b9c15d24b3a2ebd501fd6e8a";

export default node;
