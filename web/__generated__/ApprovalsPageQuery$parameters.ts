/**
 * @generated SignedSource<<83c76c9c731a2dd23993af73249d3879>>
 * @relayHash c2ecc32e612a6c00135c01b4d028dfa6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c2fecc1c7d012a40dadd79992ebf5af96c2994a2f913deec03196eebc8a9484

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApprovalsPageQuery } from './ApprovalsPageQuery.graphql';

const node: PreloadableConcreteRequest<ApprovalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2c2fecc1c7d012a40dadd79992ebf5af96c2994a2f913deec03196eebc8a9484",
    "metadata": {},
    "name": "ApprovalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
