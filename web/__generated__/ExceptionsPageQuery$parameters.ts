/**
 * @generated SignedSource<<8151d3477f661592db12eb2ec088ebeb>>
 * @relayHash 822b6d290b403597574e7a31dfb48ac4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e21544e3cf40208a7f8b72e5db5e6f17fc52e3ce9042fb40c158b650cc3d52f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExceptionsPageQuery } from './ExceptionsPageQuery.graphql';

const node: PreloadableConcreteRequest<ExceptionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e21544e3cf40208a7f8b72e5db5e6f17fc52e3ce9042fb40c158b650cc3d52f",
    "metadata": {},
    "name": "ExceptionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
