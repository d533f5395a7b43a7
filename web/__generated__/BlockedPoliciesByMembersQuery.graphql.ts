/**
 * @generated SignedSource<<e6c8c49a6417464a08b8d0608fb9dd17>>
 * @relayHash 0078f0455c1386b131f959affa8d49ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a20472a57827f088178f20a6bf14901703ca6c6d6fba9b8e83ccd899dbd19d03

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BlockedPoliciesByMembersQuery$variables = {
  memberIds: ReadonlyArray<string>;
  roleId?: string | null | undefined;
};
export type BlockedPoliciesByMembersQuery$data = {
  readonly organization: {
    readonly policiesBlockedByMembers: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"BlockedPolicies_policies">;
    }>;
  };
};
export type BlockedPoliciesByMembersQuery = {
  response: BlockedPoliciesByMembersQuery$data;
  variables: BlockedPoliciesByMembersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "memberIds"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "roleId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "memberIds",
    "variableName": "memberIds"
  },
  {
    "kind": "Variable",
    "name": "roleId",
    "variableName": "roleId"
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
],
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fullName",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "BlockedPoliciesByMembersQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "BlockedApprovalPolicy",
            "kind": "LinkedField",
            "name": "policiesBlockedByMembers",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "BlockedPolicies_policies"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BlockedPoliciesByMembersQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "BlockedApprovalPolicy",
            "kind": "LinkedField",
            "name": "policiesBlockedByMembers",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BlockedApprovalBand",
                "kind": "LinkedField",
                "name": "bands",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "over",
                    "plural": false,
                    "selections": (v2/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Money",
                    "kind": "LinkedField",
                    "name": "upTo",
                    "plural": false,
                    "selections": (v2/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "approvalsNeeded",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "problem",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Person",
                    "kind": "LinkedField",
                    "name": "named",
                    "plural": true,
                    "selections": (v3/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Person",
                    "kind": "LinkedField",
                    "name": "able",
                    "plural": true,
                    "selections": (v3/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
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
    "id": "a20472a57827f088178f20a6bf14901703ca6c6d6fba9b8e83ccd899dbd19d03",
    "metadata": {},
    "name": "BlockedPoliciesByMembersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "30033f0b3068a78cb9a9c1f9f5942eee";

export default node;
