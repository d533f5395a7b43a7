/**
 * @generated SignedSource<<beebe55246e841c6ae87ac35ff09993d>>
 * @relayHash c3682e699ff66b3d4d3dcf61462e2d59
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 538edaa2ab259f39c0f8dca2b0e8abc0d7ff4b80328dfc9a0049cfa966b4f778

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApprovalsPageQuery } from './ApprovalsPageQuery.graphql';

const node: PreloadableConcreteRequest<ApprovalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "538edaa2ab259f39c0f8dca2b0e8abc0d7ff4b80328dfc9a0049cfa966b4f778",
    "metadata": {},
    "name": "ApprovalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
