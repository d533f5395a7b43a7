/**
 * @generated SignedSource<<c98a102f9b6e9b5c625470f609b9b13e>>
 * @relayHash 01a576b81798a15edd752a627d5ec324
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b8bf5f33e866027b4cd4fed8c53a79ba974cd8ea0b07a872c08f6ef4c6e3ece

import type { ConcreteRequest } from 'relay-runtime';
export type MembershipStatus = "ACTIVE" | "DEACTIVATED" | "EXPIRED" | "INVITED" | "REMOVED";
export type findElsewhereQuery$variables = Record<PropertyKey, never>;
export type findElsewhereQuery$data = {
  readonly viewer: {
    readonly memberships: ReadonlyArray<{
      readonly organization: {
        readonly name: string;
        readonly uuid: string;
      };
      readonly status: MembershipStatus;
    }>;
  } | null | undefined;
};
export type findElsewhereQuery = {
  response: findElsewhereQuery$data;
  variables: findElsewhereQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
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
    "name": "findElsewhereQuery",
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
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Organization",
                "kind": "LinkedField",
                "name": "organization",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/)
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
    "name": "findElsewhereQuery",
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
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Organization",
                "kind": "LinkedField",
                "name": "organization",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7b8bf5f33e866027b4cd4fed8c53a79ba974cd8ea0b07a872c08f6ef4c6e3ece",
    "metadata": {},
    "name": "findElsewhereQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5d69fa0d6898f25373082affaadcd34d";

export default node;
