/**
 * @generated SignedSource<<e0a25395e3e9a4258242fd753ebb5104>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SecurityEventType = "APPROVAL_GRANTED" | "BACKUP_CODES_MADE" | "BACKUP_CODE_USED" | "FACTOR_ADDED" | "FACTOR_REMOVED" | "FACTOR_RENAMED" | "INVITATION_ACCEPTED" | "LOCKED_OUT" | "NEW_DEVICE" | "OTHER_SESSIONS_ENDED" | "PASSWORD_CHANGED" | "PASSWORD_CHANGE_FAILED" | "PASSWORD_FAILED" | "PASSWORD_RESET" | "PASSWORD_RESET_REQUESTED" | "SESSION_ENDED" | "SESSION_REUSED" | "SIGNED_IN" | "SIGNED_OUT" | "SIGN_IN_FAILED" | "SOCIAL_LINKED" | "SOCIAL_UNLINKED" | "TWO_FACTOR_FAILED" | "TWO_FACTOR_PASSED";
import type { FragmentRefs } from "relay-runtime";
export type SecurityEventsCard_viewer$data = {
  readonly securityEvents: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly address: string | null | undefined;
        readonly at: string;
        readonly country: string | null | undefined;
        readonly device: {
          readonly browser: string | null | undefined;
          readonly system: string | null | undefined;
        };
        readonly event: SecurityEventType;
        readonly id: string;
      };
    }>;
  };
  readonly " $fragmentType": "SecurityEventsCard_viewer";
};
export type SecurityEventsCard_viewer$key = {
  readonly " $data"?: SecurityEventsCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SecurityEventsCard_viewer">;
};

import SecurityEventsPaginationQuery_graphql from './SecurityEventsPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "securityEvents"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": 20,
      "kind": "LocalArgument",
      "name": "first"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "first",
        "cursor": "after",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "first",
          "cursor": "after"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "viewer"
      ],
      "operation": SecurityEventsPaginationQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "SecurityEventsCard_viewer",
  "selections": [
    {
      "alias": "securityEvents",
      "args": null,
      "concreteType": "UserSecurityEventConnection",
      "kind": "LinkedField",
      "name": "__SecurityEvents_securityEvents_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "UserSecurityEventEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "UserSecurityEvent",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "at",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "event",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Device",
                  "kind": "LinkedField",
                  "name": "device",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "browser",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "system",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "address",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "country",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "3998ba644ce596ba83bb93cf5445dc31";

export default node;
