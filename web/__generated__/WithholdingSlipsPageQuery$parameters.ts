/**
 * @generated SignedSource<<b0457b7454de4f9cad65ca66f025d7dc>>
 * @relayHash c7fcfb811ec314b7206277292ffce693
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f5fb2e6ab74d9a3315fc90e94257d925c2bebe7e02cf6b462f7f62a56cb9641

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WithholdingSlipsPageQuery } from './WithholdingSlipsPageQuery.graphql';

const node: PreloadableConcreteRequest<WithholdingSlipsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6f5fb2e6ab74d9a3315fc90e94257d925c2bebe7e02cf6b462f7f62a56cb9641",
    "metadata": {},
    "name": "WithholdingSlipsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
