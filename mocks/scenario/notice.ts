/** A small pill at the foot of the page that says which scenario is active, so that nobody takes it for the real site. */
import type { Scenario } from './parse.ts';

/** Shows the active rules and every problem, with a link that ends the scenario. Shows nothing without either. */
export function showNotice({ rules, problems }: Scenario): void {
  if (rules.length === 0 && problems.length === 0) return;
  const notice = document.createElement('aside');
  notice.setAttribute('aria-label', 'Mock scenario');
  notice.style.cssText =
    'position:fixed;inset:auto auto 12px 12px;z-index:2147483647;max-width:min(420px,calc(100vw - 110px));' +
    'padding:8px 14px;border-radius:18px;background:#161130;color:#fff;font:13px/1.4 system-ui;' +
    'box-shadow:0 6px 24px rgb(14 11 31/.35);border:1px solid #c9b8ff55;overflow-wrap:anywhere';
  const active = rules.map(({ operation, choice }) => `${operation}:${choice}`).join(', ');
  notice.textContent = [active && `Mock: ${active}`, ...problems].filter(Boolean).join(' · ');
  const off = document.createElement('a');
  off.href = '?mock=off';
  off.textContent = 'off';
  off.style.cssText =
    'color:#c9b8ff;margin-left:10px;display:inline-block;min-width:24px;min-height:24px';
  notice.append(off);
  document.body.append(notice);
}
